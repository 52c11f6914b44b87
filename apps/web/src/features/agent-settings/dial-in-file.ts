interface Sources {
  /** The client, as it stands in the examples. */
  readonly client: string
  /** What plays, as it stands in the examples; it imports the client. */
  readonly player: string
}

interface Given {
  readonly url: string
  readonly agent: string
  readonly token: string
  /** Where a model of one's own answers, and what it is called there; the values of the example where they are left out. */
  readonly modelUrl?: string
  readonly model?: string
}

/** One Python file that dials in as it is: client and player together, address, name and token filled in. */
export function dialInFile({ client, player }: Sources, given: Given): string {
  const { url, agent, token, modelUrl, model } = given
  const filled = Object.entries({
    ...{ WIS_URL: url, WIS_AGENT: agent, WIS_TOKEN: token },
    ...(modelUrl !== undefined && { MODEL_URL: modelUrl }),
    ...(model !== undefined && { MODEL: model }),
  }).map(([name, value]) => `os.environ.setdefault("${name}", ${JSON.stringify(value)})`)
  return [
    '# Keep this file to yourself: the token in it lets whoever has it play as your agent.',
    'import os',
    '',
    ...filled,
    '',
    client.trim(),
    '',
    player.replace(/^from wis_agent import .*$/m, '').trim(),
    '',
  ].join('\n')
}
