/** `node audit.mjs URL`: the audit of GraphQL over HTTP; nothing may fail, and nothing may be warned of. */
import { auditServer } from "graphql-http";

const results = await auditServer({ url: `${process.argv[2]}/graphql` });
const ones = (status) => results.filter((each) => each.status === status);
for (const each of [...ones("error"), ...ones("warn")]) console.error(each.status, each.name, each.reason);
console.log(`${ones("ok").length} of ${results.length} ok`);
process.exit(ones("error").length + ones("warn").length ? 1 : 0);
