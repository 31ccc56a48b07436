import { Backoff } from "./backoff.ts";
import type { TypedDocument } from "./document.ts";
import type { Environment, SocketLike } from "./environment.ts";
import { faultError, HeadwaterError } from "./errors.ts";
import type { SessionValue } from "./session.ts";
import { Value } from "./store.ts";

export type Connection = "connecting" | "live" | "offline";

/** A subscription. `variables` is asked anew at each connection, so that it resumes after the newest cursor. */
export interface Operation<Data, Variables> {
  readonly document: TypedDocument<Data, Variables>;
  variables(): Variables;
  next(data: Data): void;
  /** Nothing more will come. */
  complete?(): void;
  /** It cannot be followed, and trying again would not help. */
  fail?(error: HeadwaterError): void;
}

interface Running {
  readonly id: string;
  readonly operation: Operation<unknown, unknown>;
  readonly backoff: Backoff;
  retry?: ReturnType<typeof setTimeout>;
}

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

const PROTOCOL = "graphql-transport-ws";
const TOKEN_IS_BAD = 4403;
const CONNECTING = 0;
/** How long a handshake or the answer to a ping may take. */
const PATIENCE = 10_000;
/** How often the connection is asked whether it lives. */
const PULSE = 20_000;
/** A connection that lasted so long, or brought anything, was a good one: the next pause is short again. */
const STEADY = 5_000;

/** One WebSocket for all subscriptions: opened when there is one, and again whenever it breaks. */
export class Socket {
  readonly connection = new Value<Connection>("connecting");
  language: string | null;
  readonly #environment: Environment;
  readonly #session: SessionValue;
  readonly #running = new Map<string, Running>();
  readonly #backoff = new Backoff();
  #socket: SocketLike | null = null;
  #token: string | null = null;
  #liveSince: number | null = null;
  /** Runs while the server owes a word. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #count = 0;

  constructor(environment: Environment, session: SessionValue, language: string | null) {
    this.#environment = environment;
    this.#session = session;
    this.language = language;
  }

  /** Follows until the function that it gives back is called. */
  follow<Data, Variables>(operation: Operation<Data, Variables>): () => void {
    const running = { id: String(++this.#count), operation: operation as Operation<unknown, unknown>, backoff: new Backoff() };
    this.#running.set(running.id, running);
    if (this.#liveSince !== null) this.#begin(running);
    else this.#connect();
    return () => this.#end(running);
  }

  /** Connects anew at once: the token or the language has changed. */
  restart(): void {
    this.#drop();
    this.#backoff.reset();
    this.connection.set("connecting");
    this.#connect();
  }

  /** The network may be back: does not wait any longer, and asks whether an open connection still lives. */
  wake(): void {
    this.#backoff.reset();
    if (this.#liveSince !== null) this.#ask();
    else if (this.#socket === null) this.#connect();
  }

  /** Ends everything. */
  close(): void {
    for (const running of [...this.#running.values()]) this.#end(running);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#reconnect);
    if (this.#socket !== null || this.#running.size === 0) return;
    this.#token = this.#session.token;
    const url = `${this.#environment.url.replace(/^http/, "ws")}/graphql`;
    const { WebSocket } = this.#environment;
    if (WebSocket === undefined) return this.#giveUp();
    const socket = new WebSocket(url, PROTOCOL);
    this.#socket = socket;
    this.#expectWord();
    this.#pulse = setInterval(() => this.#ask(), PULSE);
    socket.onopen = () => socket.send(JSON.stringify({ type: "connection_init", payload: this.#greeting() }));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#socket === socket && this.#closed(event.code);
    socket.onerror = () => {};
  }

  #giveUp(): void {
    const text = "this platform has no WebSocket: give one to createClient";
    for (const running of [...this.#running.values()]) this.#failed(running, new HeadwaterError("no-websocket", text));
  }

  #greeting(): Record<string, string> {
    return {
      ...(this.#token === null ? {} : { token: this.#token }),
      ...(this.language === null ? {} : { "Accept-Language": this.language }),
    };
  }

  #ask(): void {
    if (this.#deadline !== undefined) return;
    this.#expectWord();
    this.#say({ type: "ping" });
  }

  #expectWord(): void {
    this.#deadline = setTimeout(() => this.#lose(), PATIENCE);
  }

  #stopExpecting(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #say(message: Message): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Message): void {
    this.#stopExpecting();
    if (message.type === "ping") this.#say({ type: "pong" });
    else if (message.type === "connection_ack") this.#greeted();
    else if (message.id !== undefined) this.#deliver(this.#running.get(message.id), message);
  }

  #greeted(): void {
    this.#liveSince = this.#environment.now();
    this.connection.set("live");
    for (const running of this.#running.values()) this.#begin(running);
  }

  #begin(running: Running): void {
    clearTimeout(running.retry);
    const { document, variables } = running.operation;
    const payload = { query: document, variables: variables.call(running.operation) };
    this.#say({ type: "subscribe", id: running.id, payload });
  }

  #deliver(running: Running | undefined, { type, payload }: Message): void {
    if (running === undefined) return;
    if (type === "complete") {
      this.#forget(running);
      running.operation.complete?.();
    } else if (type === "error") this.#failed(running, faultError(payload as []));
    else if (type === "next") this.#next(running, payload as { data?: unknown; errors?: [] });
  }

  #next(running: Running, { data, errors }: { data?: unknown; errors?: [] }): void {
    if (errors?.length) {
      this.#say({ type: "complete", id: running.id });
      return this.#failed(running, faultError(errors));
    }
    running.backoff.reset();
    this.#backoff.reset();
    running.operation.next(data);
  }

  #failed(running: Running, error: HeadwaterError): void {
    if (error.isTokenBad) return this.#renew(this.#token, error.code);
    if (error.isTemporary) {
      running.retry = setTimeout(() => this.#liveSince !== null && this.#begin(running), running.backoff.next(error.retryAfter));
      return;
    }
    this.#forget(running);
    running.operation.fail?.(error);
  }

  #end(running: Running): void {
    if (this.#running.get(running.id) !== running) return;
    if (this.#liveSince !== null) this.#say({ type: "complete", id: running.id });
    this.#forget(running);
  }

  #forget(running: Running): void {
    clearTimeout(running.retry);
    this.#running.delete(running.id);
    if (this.#running.size === 0) this.#drop();
  }

  #lose(): void {
    this.#drop();
    this.#closed(1006);
  }

  /** Lets go of the socket without being told of its end. */
  #drop(): void {
    const socket = this.#socket;
    this.#release();
    clearTimeout(this.#reconnect);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers complain on the console when a handshake is cut off, so it is ended afterwards.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close(1000);
    else socket.close(1000);
  }

  #release(): void {
    clearInterval(this.#pulse);
    this.#stopExpecting();
    if (this.#liveSince !== null && this.#environment.now() - this.#liveSince > STEADY) this.#backoff.reset();
    this.#socket = null;
    this.#liveSince = null;
  }

  #closed(code: number): void {
    const token = this.#token;
    this.#release();
    this.connection.set("offline");
    this.#reconnect = setTimeout(() => this.#connect(), this.#backoff.next());
    if (code === TOKEN_IS_BAD) this.#renew(token, "token-revoked");
  }

  /** A changed session restarts this socket; without an answer the next connection asks again. */
  #renew(token: string | null, code: string): void {
    this.#session.renew(token, code).catch(() => this.#lose());
  }
}
