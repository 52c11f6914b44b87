import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { AgentRequest } from '@wis/protocol'
import type { SpyTestMatch } from '@wis/testkit'
import type { Agent, AgentReply } from '../agent.ts'

/** Plays a match to its end. Agents play these seats; the other seats say something harmless and abstain. */
export async function playTestMatch(
  match: SpyTestMatch,
  agents: Readonly<Record<Seat, Agent>>,
): Promise<readonly AgentReply[]> {
  const replies: AgentReply[] = []
  const signal = new AbortController().signal
  const ask = async (seat: Seat, kind: 'speech' | 'vote') => {
    const request = requestTo(match, seat, kind)
    await agents[seat]?.hear?.({ ...request, entries: request.history }, signal)
    const reply = await agents[seat]?.reply(request, signal)
    if (reply) replies.push(reply)
    return reply && (reply.ok ? reply.text : { forfeit: reply.failure })
  }
  while (!match.state.ending) {
    const [speaker] = match.due('speech')
    if (speaker !== undefined) {
      match.speak(speaker, (await ask(speaker, 'speech')) ?? `Everybody knows it, reason ${match.log.length}`)
      continue
    }
    const voters = match.due('vote')
    const votes = await Promise.all(voters.map((seat) => ask(seat, 'vote')))
    for (const [index, seat] of voters.entries()) match.vote(seat, votes[index] ?? null)
  }
  return replies
}

function requestTo(match: SpyTestMatch, seat: Seat, kind: 'speech' | 'vote'): AgentRequest {
  const { aliases, language, dealt, rounds, ruleset } = match.stateFor(seat)
  const candidates = rounds.at(-1)?.vote?.candidates.map((candidate) => aliases[candidate] ?? '')
  const history = match.logFor(seat).filter(({ event }) => !isHidden(event))
  return {
    protocol: 'wis/1',
    matchId: 'example',
    game: 'who-is-spy',
    seat,
    alias: aliases[seat] ?? '',
    aliases,
    language,
    word: dealt[seat] ?? '',
    rules: 'The rules.',
    turn: {
      kind,
      round: rounds.length,
      deadline: new Date(Date.now() + 30_000).toISOString(),
      limit: ruleset.speechLimit[language],
    },
    ...(kind === 'vote' && candidates && { candidates }),
    history: history.map(({ seq, at, event }) => ({ seq, at, event: { ...event } })),
  }
}
