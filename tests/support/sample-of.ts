import { z } from 'zod'

type JsonSchema = {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly default?: unknown
}

/** An input that a schema takes, with every optional field; `named` says what a field of some name holds. */
export function sampleOf(schema: z.ZodType, named: Readonly<Record<string, unknown>>): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '')

  function sample(node: JsonSchema, name: string): unknown {
    if (Object.hasOwn(named, name)) return named[name]
    if (node.const !== undefined) return node.const
    if (node.enum) return node.enum[0]
    const either = node.anyOf ?? node.oneOf
    if (either?.[0]) return sample(either[0], name)
    if (node.properties) {
      return Object.fromEntries(Object.entries(node.properties).map(([key, value]) => [key, sample(value, key)]))
    }
    if (node.type === 'array') return [sample(node.items ?? {}, '')]
    if (node.type === 'integer' || node.type === 'number') return Math.max(0, node.minimum ?? 0)
    if (node.type === 'boolean') return true
    return 'word'
  }
}
