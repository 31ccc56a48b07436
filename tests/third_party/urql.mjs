/** urql with its defaults, and its normalised cache made with the server's own schema. */
import { Client, fetchExchange, gql, subscriptionExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { createClient } from "graphql-ws";
import { DOCUMENTS, kindOf } from "./play.mjs";
import { main } from "./main.mjs";

const PARSED = Object.fromEntries(Object.entries(DOCUMENTS).map(([name, text]) => [name, gql(text)]));

class Urql {
  constructor(url, fetch, possibleTypes, schema) {
    const socket = createClient({ url: `${url.replace("http", "ws")}/graphql`, connectionParams: () => ({ token: this.token }) });
    this.close = () => socket.dispose();
    const parts = schema.__schema.types.filter(({ kind, fields }) => kind === "OBJECT" && !fields.some(({ name }) => name === "id"));
    const keys = Object.fromEntries(parts.map(({ name }) => [name, () => null]));
    this.client = new Client({
      url: `${url}/graphql`,
      fetch,
      preferGetMethod: false,
      fetchOptions: () => ({ headers: this.token ? { authorization: `Bearer ${this.token}` } : {} }),
      exchanges: [
        cacheExchange({ schema, keys }),
        fetchExchange,
        subscriptionExchange({ forwardSubscription: ({ query, variables }) => ({ subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: query ?? "", variables }, sink) }) }) }),
      ],
    });
  }
  async run(name, variables) {
    const document = PARSED[name];
    const result = kindOf(name) === "Mutation" ? await this.client.mutation(document, variables).toPromise() : await this.client.query(document, variables, { requestPolicy: "network-only" }).toPromise();
    if (result.error) throw result.error;
    return plain(result.data);
  }
  async stored(name, variables) {
    return plain(this.client.readQuery(PARSED[name], variables)?.data);
  }
  until(name, variables, isDone) {
    return new Promise((resolve, reject) => {
      const { unsubscribe } = this.client.subscription(PARSED[name], variables).subscribe(({ data, error }) => {
        if (error) reject(error);
        if (data && isDone(data)) {
          setTimeout(() => unsubscribe());
          resolve();
        }
      });
    });
  }
}

const plain = (data) => JSON.parse(JSON.stringify(data ?? null));
await main(Urql);
