export const exampleIds = ['space', 'webhook', 'outbound', 'prompts'] as const
export type ExampleId = (typeof exampleIds)[number]

export const dialects = ['python', 'typescript', 'text'] as const
export type Dialect = (typeof dialects)[number]

/** An example in one programming language: its files in the folder examples/, and the command to start it. */
export interface Variant {
  readonly dialect: Dialect
  readonly files: readonly string[]
  /** Null for a text that is not started but pasted into the form for registering an agent. */
  readonly command: string | null
}

/** The agents to copy, simplest first. No two of their files have the same name. */
export const examples: Readonly<Record<ExampleId, readonly Variant[]>> = {
  space: [
    { dialect: 'python', files: ['python/whoisspy_agent.py'], command: 'python3 whoisspy_agent.py' },
    { dialect: 'typescript', files: ['typescript/whoisspy-agent.ts'], command: 'npx tsx whoisspy-agent.ts' },
  ],
  webhook: [
    {
      dialect: 'python',
      files: ['python/webhook_agent.py'],
      command: 'WIS_SECRET=choose-a-long-secret python3 webhook_agent.py',
    },
    {
      dialect: 'typescript',
      files: ['typescript/webhook-agent.ts'],
      command: 'WIS_SECRET=choose-a-long-secret npx tsx webhook-agent.ts',
    },
  ],
  outbound: [
    {
      dialect: 'python',
      files: ['sdk/example_agent.py', 'sdk/wis_agent.py'],
      command: 'WIS_URL=$ORIGIN WIS_AGENT=my-agent WIS_TOKEN=wis_… python3 example_agent.py',
    },
    {
      dialect: 'typescript',
      files: ['sdk/example-agent.ts', 'sdk/wis-agent.ts'],
      command:
        'WIS_URL=$ORIGIN WIS_AGENT=my-agent WIS_TOKEN=wis_… NODE_OPTIONS=--experimental-websocket npx tsx example-agent.ts',
    },
  ],
  prompts: [
    {
      dialect: 'text',
      files: ['system.txt', 'speech.txt', 'vote.txt', 'config.json'].map((name) => `prompt-agent/${name}`),
      command: null,
    },
  ],
}

export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The path of the file with this name in the folder examples/. No other file there can be requested. */
export function examplePath(name: string): string | undefined {
  const all = Object.values(examples).flatMap((variants) => variants.flatMap(({ files }) => files))
  return all.find((path) => fileName(path) === name)
}
