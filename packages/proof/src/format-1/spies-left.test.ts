import { describe, expect, it } from 'vitest'
import { spiesLeft } from './deal.ts'

const agents = ['a', 'b', 'c']
const match = { agents, scheduled: agents }

describe('the spy of the next match of a block', () => {
  it('is an agent that has not been the spy in this block', () => {
    expect(spiesLeft(match, [])).toEqual(agents)
    expect(spiesLeft(match, [{ ...match, spy: 'b' }])).toEqual(['a', 'c'])
  })

  it('is not the replacement of an agent that has been the spy', () => {
    const dealt = [{ ...match, spy: 'a' }]
    expect(spiesLeft({ agents: ['house', 'b', 'c'], scheduled: agents }, dealt)).toEqual(['b', 'c'])
  })

  it('is not a returned agent whose replacement has been the spy', () => {
    const dealt = [{ agents: ['house', 'b', 'c'], scheduled: agents, spy: 'house' }]
    expect(spiesLeft(match, dealt)).toEqual(['b', 'c'])
  })

  it('can be anybody if all have been the spy', () => {
    expect(
      spiesLeft(
        match,
        agents.map((spy) => ({ ...match, spy })),
      ),
    ).toEqual(agents)
  })
})
