/** Relay with what its compiler makes of the documents; whatever it warns of is an error. */
import { pathToFileURL } from "node:url";
import relay from "relay-runtime";
import { createClient } from "graphql-ws";
import { DOCUMENTS, kindOf } from "./play.mjs";
import { main } from "./main.mjs";

const { Environment, Network, Observable, RecordSource, Store, commitMutation, createOperationDescriptor, fetchQuery, requestSubscription } = relay;
const { default: COMPILED } = await import(pathToFileURL(process.env.COMPILED));

class Relay {
  constructor(url, fetch) {
    const socket = createClient({ url: `${url.replace("http", "ws")}/graphql`, connectionParams: () => ({ token: this.token }) });
    this.close = () => socket.dispose();
    const ask = async ({ name, text }, variables) => {
      const headers = { "Content-Type": "application/json", ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}) };
      const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ operationName: name, query: text, variables }) });
      return await answer.json();
    };
    const follow = ({ name, text }, variables) => Observable.create((sink) => socket.subscribe({ operationName: name, query: text, variables }, sink));
    this.environment = new Environment({ network: Network.create(ask, follow), store: new Store(new RecordSource()) });
  }
  run(name, variables) {
    const document = COMPILED[name];
    if (kindOf(name) === "Mutation") {
      return new Promise((resolve, reject) => commitMutation(this.environment, { mutation: document, variables, onCompleted: (data) => resolve(plain(data)), onError: reject }));
    }
    this.environment.retain(createOperationDescriptor(document, variables));
    return fetchQuery(this.environment, document, variables).toPromise().then(plain);
  }
  async stored(name, variables) {
    const operation = createOperationDescriptor(COMPILED[name], variables);
    const { data, isMissingData } = this.environment.lookup(operation.fragment);
    if (isMissingData) throw new Error(`${name} is not whole in the store`);
    return plain(data);
  }
  until(name, variables, isDone) {
    return new Promise((resolve, reject) => {
      const following = requestSubscription(this.environment, {
        subscription: COMPILED[name],
        variables,
        onNext: (data) => {
          if (isDone(data)) {
            setTimeout(() => following.dispose());
            resolve();
          }
        },
        onError: reject,
        onCompleted: () => resolve(),
      });
    });
  }
}

const plain = (data) => JSON.parse(JSON.stringify(data));
await main(Relay);
