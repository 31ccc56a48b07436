// Starts GraphiQL against this server: queries over HTTP, subscriptions over graphql-transport-ws.
(function () {
  "use strict";
  const http = new URL("graphql", document.baseURI);
  const socket = new URL(http);
  socket.protocol = http.protocol === "https:" ? "wss:" : "ws:";

  const example = [
    "# enterAsGuest and signUp give a token to anybody.",
    "# Put it into the headers pane below:",
    "#   {\"Authorization\": \"Bearer ...\"}",
    "{",
    "  games {",
    "    key",
    "    name",
    "    seatCounts",
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

  // The text itself is looked at: the editor's own parse of it may be that of a moment ago.
  function isSubscription(request) {
    const text = request.query.replace(/"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g, " ");
    if (!request.operationName) return /^[\s,]*subscription\b/.test(text);
    return new RegExp("\\bsubscription\\s+" + request.operationName + "\\b").test(text);
  }

  function either(request, options) {
    return isSubscription(request) ? subscribed(request, options) : fetcher(request, options);
  }

  ReactDOM.createRoot(document.getElementById("graphiql")).render(
    React.createElement(GraphiQL, { fetcher: either, defaultQuery: example, defaultEditorToolsVisibility: "headers" }),
  );
})();
