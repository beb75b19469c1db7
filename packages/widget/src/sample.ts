/** An item 59 B over 1 KB: what its second write unit pays for is worth a question. */
export const SAMPLE: string = `{
  "pk":           { "S": "TENANT#acme" },
  "sk":           { "S": "USER#u_3001" },
  "emailAddress": { "S": "kim@example.com" },
  "displayName":  { "S": "Kim Okafor" },
  "lastSeenAt":   { "N": "1782205920" },
  "roles":        { "SS": ["admin", "billing", "support"] },
  "prefs":        { "M": { "theme": { "S": "dark" }, "beta": { "BOOL": true }, "columns": { "L": [{ "S": "name" }, { "S": "plan" }] } } },
  "notes":        { "S": "Asked for the March invoice to be sent again, to the new address in Utrecht and to accounting@example.com. Called on the 3rd: the export of events older than a year takes too long; they need it once a quarter, for the auditors, and would be content with a file in a bucket the next morning. Wants to know what a second Region would cost before the renewal in June. Prefers e-mail to the phone; in the office from Tuesday to Thursday, 9:00 to 16:30 CET. The contract names Jo Brandt as deputy: Jo has an account of her own (u_3017) and the same rights. Agreed to be named as a reference, quote to be cleared with marketing first. Trial of the beta: switched on 2026-02-11, two tickets since, both closed (4411 and 4467). Renewal: wants one invoice for all three workspaces, in euros, and a purchase order number on each. Sent the form on 2026-03-04; came back signed the same day. Next call: the week after the holidays." }
}`;
