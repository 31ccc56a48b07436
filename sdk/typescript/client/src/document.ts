/** The text of an operation that knows the types of its answer and variables. */
export type TypedDocument<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data };
