interface Sources {
  readonly client: string
  /** The player from the examples, which imports the client. */
  readonly player: string
}

interface Given {
  readonly url: string
  readonly agent: string
  readonly token: string
  /** The address and name of one's own model; without them, the values of the example stay. */
  readonly modelUrl?: string
  readonly model?: string
}

/**
 * One Python file that dials in without changes: client and player together, with address, name and token filled in.
 */
export function dialInFile({ client, player }: Sources, given: Given): string {
  const { url, agent, token, modelUrl, model } = given
  const filled = Object.entries({
    WIS_URL: url,
    WIS_AGENT: agent,
    WIS_TOKEN: token,
    ...(modelUrl !== undefined && { MODEL_URL: modelUrl }),
    ...(model !== undefined && { MODEL: model }),
  }).map(([name, value]) => `os.environ.setdefault("${name}", ${JSON.stringify(value)})`)
  return [
    '# Keep this file to yourself: anyone with its token can play as your agent.',
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
