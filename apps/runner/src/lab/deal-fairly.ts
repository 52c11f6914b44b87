import type { LabMember } from '@wis/db/experiments'

/** Deals so many matches of an experiment, or fewer. Returns how many. */
type Deal = (id: string, most: number) => Promise<number>

/**
 * Deals until as many matches wait as there is room for. Every member has the same share of it, however many experiments
 * each has, and whatever others have waiting already. What a member cannot use goes to the others. The members with the
 * fewest matches under way come first.
 */
export async function dealFairly(members: readonly LabMember[], room: number, deal: Deal): Promise<void> {
  const share = Math.ceil(room / Math.max(1, members.length))
  const mostInAll = 2 * room
  let waiting = members.reduce((sum, member) => sum + member.waiting, 0)
  const dealTo = async ({ running }: LabMember, most: number) => {
    const dealt = await inTurns(running, most, deal)
    waiting += dealt
    return dealt
  }
  const withMore: LabMember[] = []
  for (const member of members.toSorted((one, other) => one.underWay - other.underWay)) {
    const wanted = Math.min(share - member.waiting, mostInAll - waiting)
    if (wanted <= 0 || (await dealTo(member, wanted)) === wanted) withMore.push(member)
  }
  await inTurns(withMore, room - waiting, dealTo)
}

/** Divides a number among parties. What one does not take is divided among those that took all of theirs. */
async function inTurns<Party>(
  parties: readonly Party[],
  most: number,
  give: (party: Party, share: number) => Promise<number>,
): Promise<number> {
  let left = most
  let wanting = parties
  while (left > 0 && wanting.length > 0) {
    const more: Party[] = []
    for (const [place, party] of wanting.entries()) {
      const share = Math.ceil(left / (wanting.length - place))
      if (share <= 0) break
      const taken = await give(party, share)
      left -= taken
      if (taken === share) more.push(party)
    }
    wanting = more
  }
  return Math.max(0, most) - Math.max(0, left)
}
