/** How often agents have shared a table. */
export interface Meetings {
  of(one: string, other: string): number
  /** Records that these agents have met so many times more. One that is alone meets nobody. */
  add(members: readonly string[], times?: number): void
}

/** Whom an agent meets that is alone in its group. */
export const nobody = ''

export function countMeetings(): Meetings {
  const met = new Map<string, number>()
  return {
    of: (one, other) => met.get(pairKey(one, other)) ?? 0,
    add: (group, times = 1) => {
      const members = group.length === 1 ? [...group, nobody] : group
      for (const [place, agent] of members.entries()) {
        for (const other of members.slice(place + 1)) {
          const key = pairKey(agent, other)
          met.set(key, (met.get(key) ?? 0) + times)
        }
      }
    },
  }
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)
