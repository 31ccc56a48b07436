/** Apollo Client as its documentation sets it up. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { DOCUMENTS, kindOf } from "./play.mjs";
import { main } from "./main.mjs";

const PARSED = Object.fromEntries(Object.entries(DOCUMENTS).map(([name, text]) => [name, gql(text)]));

class Apollo {
  constructor(url, fetch, possibleTypes) {
    const authorized = new SetContextLink(({ headers }) => ({ headers: this.token ? { ...headers, authorization: `Bearer ${this.token}` } : headers }));
    const socket = createClient({ url: `${url.replace("http", "ws")}/graphql`, connectionParams: () => ({ token: this.token }) });
    this.close = () => socket.dispose();
    const link = ApolloLink.split(({ operationType }) => operationType === "subscription", new GraphQLWsLink(socket), authorized.concat(new HttpLink({ uri: `${url}/graphql`, fetch })));
    this.client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  }
  async run(name, variables) {
    const document = PARSED[name];
    const { data } = kindOf(name) === "Mutation" ? await this.client.mutate({ mutation: document, variables }) : await this.client.query({ query: document, variables, fetchPolicy: "network-only" });
    return plain(data);
  }
  async stored(name, variables) {
    return plain(this.client.readQuery({ query: PARSED[name], variables }));
  }
  until(name, variables, isDone) {
    return new Promise((resolve, reject) => {
      const following = this.client.subscribe({ query: PARSED[name], variables }).subscribe({
        next: ({ data, error }) => {
          if (error) reject(error);
          if (data && isDone(data)) {
            following.unsubscribe();
            resolve();
          }
        },
        error: reject,
        complete: resolve,
      });
    });
  }
}

const plain = (data) => JSON.parse(JSON.stringify(data));
await main(Apollo);
