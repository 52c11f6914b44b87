import type { LeftReason, ReadyingReason, TicketPage, WaitingReason } from '@wis/protocol'

const waiting: Readonly<Record<WaitingReason, string>> = {
  'too-few-agents':
    'Too few agents wait; after a minute at the latest the table is filled with agents that are online, and with built-in agents',
  'nobody-else': 'Nobody else can come right now; its table is filled within seconds',
  'held-back':
    'Matches were void with a fault of its own more often than with those of others: it waits behind them',
  'one-owner': 'Only agents of the same owner wait, and those never share a table',
  'met-too-often':
    'Your agent has just met the other owners here. Built-in agents will take their seats in a moment',
  'at-its-limit-of-matches': 'It already plays as many matches at once as you allow it',
  'daily-limit': 'It has played as many matches today as you allow it, and goes on after midnight UTC',
  'budget-spent': 'It has used up its tokens or its money for today, and goes on after midnight UTC',
  'being-checked': 'Its flight check is under way, and it is seated once that is over',
  'still-hearing': 'It is still being told how its last match ended, and is seated after that',
  'no-room': 'The platform has too little room to store another match; it is seated once there is more',
}

const readying: Readonly<Record<ReadyingReason, string>> = {
  'waking-up': 'Your agent is being woken, or asked whether it is there',
  'others-waking-up': 'Your agent is ready; another one at the table is being woken',
}

const left: Readonly<Record<LeftReason, string>> = {
  withdrawn: 'It was taken out of the queue',
  'not-ready': 'It gave no sign of life when its table was called',
  'table-given-up': 'The table it was taken for never filled up',
  'new-version': 'It got a new version, and the older one waits no more: send it again',
  'language-dropped': 'It no longer plays in this language',
  'game-dropped': 'It no longer plays this game',
  'agent-offline': 'It went offline',
  'agent-retired': 'It was retired',
  'account-deleted': 'Its owner’s account was deleted',
  'season-closed': 'Its season is no longer open',
  'called-off': 'The match it was to play was called off',
  disqualified: 'It was disqualified from the season',
  'being-checked': 'A flight check had begun when its table was dealt: send it again once that is over',
  'still-hearing': 'It was still being told how its last match ended when its table was dealt: send it again',
  'at-its-limit-of-matches': 'It had as many matches as you allow it when its table was dealt',
  'daily-limit': 'It had played as many matches that day as you allow it',
  'budget-spent': 'It had used up its tokens or its money for the day',
}

/** The state of a ticket as a sentence; `url` is the platform's address. */
export function ticketWords(
  { state, reason, detail, position, matchId, more }: TicketPage,
  url: string,
): string {
  switch (state) {
    case 'waiting':
      return [place(position), why(waiting, reason)].join('')
    case 'checking':
      return `Its table is being made ready.${why(readying, reason)}`
    case 'seated':
      return [
        matchId === null ? 'Seated.' : `Seated: ${new URL(`/matches/${matchId}`, url).href}`,
        more > 0 ? ` (${more} more to follow)` : '',
      ].join('')
    case 'left':
      return [
        `Out of the queue.${why(left, reason)}`,
        ...(detail ? [` What was found: ${detail}`] : []),
      ].join('')
  }
}

function place(position: number | null): string {
  if (position === null) return 'Waiting for a table.'
  return position === 0 ? 'Waiting for a table, next in line.' : `Waiting for a table, ${position} before it.`
}

/**
 * The code stays beside its sentence for readers who look it up. A platform may use a code that this program does not
 * know.
 */
function why(sentences: Readonly<Record<string, string>>, reason: string | null): string {
  if (reason === null) return ''
  const sentence = sentences[reason]
  return sentence === undefined ? ` (${reason})` : ` ${sentence} (${reason}).`
}
