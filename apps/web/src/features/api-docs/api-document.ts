import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

/** A JSON Schema as far as this page shows it. */
export type JsonSchema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  pattern?: string | undefined;
  maxLength?: number | undefined;
  examples?: unknown[] | undefined;
};

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    maxLength: z.number().optional(),
    examples: z.array(z.unknown()).optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: jsonSchema }));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: jsonSchema,
});
const response = z.object({ description: z.string(), content: content.optional() });
const reference = z.object({ $ref: z.string() });

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(z.union([parameter, reference])),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.union([response, reference])),
});

const documentSchema = z.object({
  info: z.object({ description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
    schemas: z.record(z.string(), jsonSchema),
  }),
});

export type ApiDocument = z.infer<typeof documentSchema>;
export type Parameter = z.infer<typeof parameter>;

/** One operation with everything that it refers to, ready to be shown and tried. */
export type Operation = {
  id: string;
  tag: string;
  method: string;
  /** With the names of its parameters: `/employers/{id}`. */
  path: string;
  summary: string;
  isOpen: boolean;
  parameters: Parameter[];
  body?: { contentType: string; schema: JsonSchema; isRequired: boolean } | undefined;
  answers: { status: string; description: string; schema?: JsonSchema | undefined }[];
};

export const API_DOCUMENT = '/api/openapi.json';

/** The document of the interface, as the server describes itself. */
export function useApiDocument() {
  return useQuery({
    queryKey: [API_DOCUMENT],
    queryFn: async () => documentSchema.parse(await (await fetch(API_DOCUMENT)).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Every operation of the document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({
      id: found.operationId,
      tag: found.tags[0],
      method: method.toUpperCase(),
      path,
      summary: found.summary,
      isOpen: found.security.length === 0,
      parameters: found.parameters.map((each) => referredTo(document.components.parameters, each)),
      body: bodyOf(found.requestBody),
      answers: Object.entries(found.responses).map(([status, each]) => {
        const { description, content: body } = referredTo(document.components.responses, each);
        return { status, description, schema: Object.values(body ?? {})[0]?.schema };
      }),
    })),
  );
}

function bodyOf(body: z.infer<typeof operation>['requestBody']): Operation['body'] {
  const [first] = Object.entries(body?.content ?? {});
  return body && first && { contentType: first[0], schema: first[1].schema, isRequired: body.required };
}

/** The named part that is referred to, or the part itself. */
export function referredTo<Part extends object>(
  named: Record<string, Part>,
  part: Part | { $ref: string },
): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part; // no reference, so the part itself
  const name = part.$ref.split('/').at(-1) ?? '';
  const found = named[name];
  if (!found) throw new Error(`The document has no ${part.$ref}`);
  return found;
}
