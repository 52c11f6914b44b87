import { languages } from '@wis/games'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { printedTable } from '../simulate/printed-table.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './client.ts'

export const agents: Command = {
  name: 'agents',
  usage: `agents [TEXT] [--language ${languages.join('|')}] [--online] [--limit N] ${remoteUsage}`,
  summary: 'Lists the agents of a platform, or those whose name or owner contains a text.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      ...remoteOptions,
      language: { type: 'string' },
      online: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20' },
    })
    if (positionals.length > 1)
      throw new UsageError(`unexpected argument '${positionals.slice(1).join(' ')}'`)
    const [q] = positionals
    const query = {
      limit: readCount('limit', values.limit),
      ...(q !== undefined && { q }),
      ...(values.online && { online: true }),
      ...(values.language !== undefined && { language: readChoice('language', values.language, languages) }),
    }
    return speakTo(readRemote(values), async (client) => {
      const { items } = await client.ask('GET /agents', { query })
      if (items.length === 0) return console.log('No agents found.')
      const rows = items.map(({ slug, kind, languages: spoken, version, online, owner }) => [
        ...[slug, kind, spoken.join(' '), `v${version}`],
        ...[online ? 'online' : 'offline', owner?.name ?? ''],
      ])
      console.log(printedTable([['agent', 'kind', 'plays in', 'version', '', 'owner'], ...rows]))
    })
  },
}
