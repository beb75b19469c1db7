/** Two tenants of a billing table: their members, invoices and events, of which an index lists the invoices by status. */
export const SAMPLE_ITEMS: string = `[
  { "pk": "TENANT#acme", "sk": "META", "name": "Acme Inc", "plan": "team" },
  { "pk": "TENANT#acme", "sk": "USER#u_3001", "email": "kim@acme.example", "role": "admin" },
  { "pk": "TENANT#acme", "sk": "USER#u_3002", "email": "lee@acme.example", "role": "member" },
  { "pk": "TENANT#acme", "sk": "USERGROUP#g_1", "name": "Accounting", "members": ["u_3001", "u_3002"] },
  { "pk": "TENANT#acme", "sk": "INVOICE#2026-0014", "amount_cents": 129900, "gsi1pk": "STATUS#paid", "gsi1sk": "2026-06-12" },
  { "pk": "TENANT#acme", "sk": "INVOICE#2026-0015", "amount_cents": 129900, "gsi1pk": "STATUS#open", "gsi1sk": "2026-06-30" },
  { "pk": "TENANT#acme", "sk": "EVENT#2026-06-23T09:12Z", "actor": "u_3001", "action": "invite" },
  { "pk": "TENANT#birch", "sk": "META", "name": "Birch and Sons", "plan": "solo" },
  { "pk": "TENANT#birch", "sk": "USER#u_4001", "email": "ana@birch.example", "role": "admin" },
  { "pk": "TENANT#birch", "sk": "INVOICE#2026-0016", "amount_cents": 1900, "gsi1pk": "STATUS#open", "gsi1sk": "2026-07-01" }
]`;
