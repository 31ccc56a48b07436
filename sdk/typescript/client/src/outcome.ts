import type { TypedDocument } from "./document.ts";
import type { RefusedFragment } from "./generated.ts";

/** Done, with what came of it, or why not. A refusal has changed nothing. */
export type Outcome<Done> = ({ readonly ok: true } & Done) | { readonly ok: false; readonly refusal: RefusedFragment };

/** What the parts beside the client use of it: a `Headwater`. */
export interface Asking {
  request<Data, Variables>(document: TypedDocument<Data, Variables>, variables?: Variables): Promise<Data>;
  download(path: string): Promise<Blob>;
}

/** A page of a list; `next` leads to the one after it, null on the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

interface Connection<Item> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Item }[];
}

type Answer = { readonly done: object };
type Success<Data extends Answer> = Exclude<Data["done"], { readonly code: string }>;

/** Sends a mutation whose field is called `done`. */
export async function outcome<Data extends Answer, Variables>(
  asking: Asking,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Success<Data>>> {
  const { done } = await asking.request(document, variables);
  if ("code" in done) return { ok: false, refusal: done as unknown as RefusedFragment };
  return { ok: true, ...(done as Success<Data>) };
}

export function page<Item>(connection: Connection<Item> | null): Page<Item> {
  if (connection === null) return { items: [], next: null };
  const { pageInfo, edges } = connection;
  return { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}
