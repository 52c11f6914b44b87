/** For a process of its own: visitors that ask for the most expensive answers, each from an address of its own. */
export interface CrowdWanted {
  readonly url: string
  readonly slug: string
  readonly matchIds: readonly string[]
  /** Whether some visitors open pages that must be rendered for them alone. */
  readonly seesPages: boolean
}

export type Served = Readonly<Record<string, number>>

const served: Record<string, number> = {}
let isOver = false

function crowd({ url, slug, matchIds, seesPages }: CrowdWanted): void {
  const season = `${url}/api/v1/seasons/${slug}`
  const exports = [
    ...['dataset.zip', 'export.jsonl', 'matches.csv', 'seats.parquet'],
    ...['speeches.csv', 'speeches.parquet', 'votes.csv', 'votes.parquet'],
  ].map((file) => `${season}/${file}`)
  const lists = [
    `${url}/api/v1/matches/export.jsonl?limit=1000`,
    `${url}/api/v1/matches/export.jsonl?q=agent`,
  ]
  const dear = [...exports, ...lists]
  for (const [number, address] of dear.entries()) void keepAsking(number, () => address, 1000)
  if (!seesPages) return
  // No visitor has asked for these pages in this second, so each is rendered separately.
  void keepAsking(dear.length, (time) => `${url}/leaderboard?language=en&page=${1 + (time % 40)}`, 100)
  void keepAsking(dear.length + 1, (time) => `${url}/matches/${matchIds[time % matchIds.length] ?? ''}`, 100)
}

/** Asks as often as one address may, but only after the last answer. */
async function keepAsking(who: number, addressAt: (time: number) => string, everyMs: number): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${who}`, accept: 'text/html,*/*;q=0.8' }
  for (let time = 0; !isOver; time++) {
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs))
    const status = await statusOf(addressAt(time), headers)
    served[status] = (served[status] ?? 0) + 1
    await pause
  }
}

/** Zero for an answer that was broken off. */
async function statusOf(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  try {
    const answer = await fetch(address, { headers })
    await answer.body?.pipeTo(new WritableStream())
    return answer.status
  } catch {
    return 0
  }
}

process.once('message', (wanted: CrowdWanted) => {
  crowd(wanted)
  process.once('message', () => {
    isOver = true
    process.send?.(served satisfies Served, () => process.exit(0))
  })
})
process.once('disconnect', () => process.exit(0))
