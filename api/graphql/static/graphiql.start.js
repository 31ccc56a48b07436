// Starts GraphiQL against this server: queries over HTTP, subscriptions over graphql-transport-ws.
(function () {
  "use strict";
  const http = new URL("graphql", document.baseURI);
  const socket = new URL(http);
  socket.protocol = http.protocol === "https:" ? "wss:" : "ws:";

  const example = [
    "# Send a token in the headers pane: {\"Authorization\": \"Bearer ...\"}",
    "# enterAsGuest and signUp give one to anybody.",
    "{",
    "  games {",
    "    key",
    "    name",
    "    seats",
    "  }",
    "}",
    "",
  ].join("\n");

  const fetcher = GraphiQL.createFetcher({
    url: http.href,
    wsClient: null,
    legacyWsClient: null,
  });

  function subscribed(request, options) {
    const headers = (options && options.headers) || {};
    const client = graphqlWs.createClient({ url: socket.href, connectionParams: headers, retryAttempts: 3 });
    return {
      subscribe(sink) {
        const stop = client.subscribe(request, sink);
        return { unsubscribe: stop };
      },
    };
  }

  function isSubscription(request, options) {
    const document = options && options.documentAST;
    if (!document) return false;
    return document.definitions.some(function (definition) {
      const named = !request.operationName || (definition.name && definition.name.value === request.operationName);
      return definition.kind === "OperationDefinition" && definition.operation === "subscription" && named;
    });
  }

  function either(request, options) {
    return isSubscription(request, options) ? subscribed(request, options) : fetcher(request, options);
  }

  ReactDOM.createRoot(document.getElementById("graphiql")).render(
    React.createElement(GraphiQL, { fetcher: either, defaultQuery: example, defaultEditorToolsVisibility: "headers" }),
  );
})();
