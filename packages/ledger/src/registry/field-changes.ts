/** What one field was and is now, as JSON. `before` is absent when a record was inserted, `after` when it was removed. */
export type FieldChange = { before?: unknown; after?: unknown };

/** The changed fields of a record by dotted name, for example `postalAddress.zip`. */
export type FieldChanges = Record<string, FieldChange>;
