/** A network that can be cut: passes TCP on to the server, until it is told otherwise. */
import { createServer, connect, type Server, type Socket } from "node:net";

export class Proxy {
  /** `down` refuses, `silent` swallows everything: what a lost mobile network looks like. */
  state: "up" | "down" | "silent" = "up";
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  constructor(target: URL) {
    this.#server = createServer((inner) => this.#pass(inner, connect(Number(target.port), target.hostname)));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  /** Ends every connection in the middle of whatever it was saying. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #pass(inner: Socket, outer: Socket): void {
    if (this.state === "down") return void (inner.destroy(), outer.destroy());
    this.#forward(inner, outer);
    this.#forward(outer, inner);
  }

  #forward(from: Socket, to: Socket): void {
    this.#open.add(from);
    from.on("data", (data) => this.state !== "silent" && to.write(data));
    from.on("close", () => {
      this.#open.delete(from);
      to.destroy();
    });
    from.on("error", () => {});
  }
}
