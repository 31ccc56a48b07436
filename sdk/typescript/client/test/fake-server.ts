/** A server in memory: answers what a test tells it to, over a fetch and a WebSocket that can fail. */
import { memoryStorage, type ClientOptions } from "../src/index.ts";

export interface Asked {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly token: string | null;
}
type Answer = (variables: never) => unknown;

export class FakeSocket {
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  closedWith: number | null = null;
  readonly sent: { type: string; id?: string; payload?: never }[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(code = 1000): void {
    this.closedWith = code;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  accept(): void {
    this.open();
    this.say({ type: "connection_ack" });
  }

  fall(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }

  subscriptions(): { id: string; query: string; variables: Record<string, unknown> }[] {
    const found = this.sent.filter(({ type }) => type === "subscribe");
    return found.map(({ id, payload }) => ({ id: id!, ...(payload as unknown as { query: string; variables: object }) })) as never;
  }

  next(id: string, data: object): void {
    this.say({ type: "next", id, payload: { data } });
  }
}

export class FakeServer {
  readonly asked: Asked[] = [];
  readonly sockets: FakeSocket[] = [];
  readonly storage = memoryStorage();
  isReachable = true;
  /** Loses the answer to this many requests after having dealt with them. */
  lost = 0;
  readonly #answers = new Map<string, Answer>();
  #keys = 0;

  answer(name: string, answer: Answer): this {
    this.#answers.set(name, answer);
    return this;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  names(): string[] {
    return this.asked.map(({ name }) => name);
  }

  options(more: ClientOptions = {}): ClientOptions {
    return {
      url: "http://fake",
      storage: this.storage,
      fetch: (url, init) => this.#fetch(String(url), init!),
      WebSocket: this.#socketClass(),
      now: () => Date.now(),
      newKey: () => `key-${++this.#keys}`,
      ...more,
    };
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    if (!this.isReachable) throw new TypeError("fetch failed");
    const { name, variables } = url.endsWith("/graphql") ? operation(init) : form(url, init);
    const token = (init.headers as Record<string, string>).Authorization?.slice("Bearer ".length) ?? null;
    this.asked.push({ name, variables, token });
    const answer = await this.#answers.get(name)?.(variables as never);
    if (this.lost > 0) {
      this.lost--;
      throw new TypeError("terminated");
    }
    if (answer instanceof Response) return answer;
    if (name.startsWith("/")) return Response.json(answer);
    return Response.json(answer === undefined ? { errors: [fault("internal")] } : { data: answer });
  }

  #socketClass(): NonNullable<ClientOptions["WebSocket"]> {
    const { sockets } = this;
    return class extends FakeSocket {
      constructor(_url: string, _protocol: string) {
        super();
        sockets.push(this);
      }
    };
  }
}

type Named = Pick<Asked, "name" | "variables">;

function operation(init: RequestInit): Named {
  const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown> };
  return { name: /(?:query|mutation) (\w+)/.exec(query)![1]!, variables };
}

function form(url: string, init: RequestInit): Named {
  return { name: new URL(url).pathname, variables: Object.fromEntries(new URLSearchParams(String(init.body))) };
}

export function fault(code: string, more: object = {}) {
  return { message: code, extensions: { code, ...more } };
}

export function errors(code: string, status = 200, more: object = {}): Response {
  return Response.json({ errors: [fault(code, more)] }, { status });
}
