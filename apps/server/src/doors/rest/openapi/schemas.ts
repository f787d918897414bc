import { z } from 'zod';

/** A JSON Schema of the document. */
export type Schema = z.core.JSONSchema.BaseSchema;

const IN_COMPONENTS = '#/components/schemas/';

/** The schemas of a document: what has a name is kept once under `components`, and referred to. */
export function schemaCollector() {
  const named: Record<string, Schema> = {};
  return {
    named,
    /** The JSON Schema of what is written or read on the wire. */
    schemaOf: (schema: z.ZodType): Schema => {
      // Inside another, a schema that has a name becomes a reference.
      const json = z.toJSONSchema(z.strictObject({ here: schema }), { io: 'input', unrepresentable: 'any' });
      const { properties, $defs } = referringToComponents(json);
      for (const [name, { id, ...definition }] of Object.entries($defs ?? {})) named[name] = definition;
      const here = properties?.here;
      return typeof here === 'object' ? here : {};
    },
  };
}

function referringToComponents(json: Schema): Schema {
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${IN_COMPONENTS}`);
  const schema: Schema = JSON.parse(text); // the same, as JSON
  return schema;
}
