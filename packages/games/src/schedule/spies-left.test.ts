import { describe, expect, it } from 'vitest'
import { spiesLeft } from './spies-left.ts'

const agents = ['a', 'b', 'c']
const match = { agents, scheduled: agents }

describe('the spy of the next match of a block', () => {
  it('is somebody who has not been in this block', () => {
    expect(spiesLeft(match, [])).toEqual(agents)
    expect(spiesLeft(match, [{ ...match, spy: 'b' }])).toEqual(['a', 'c'])
  })

  it('is not who came for somebody that has been', () => {
    const dealt = [{ ...match, spy: 'a' }]
    expect(spiesLeft({ agents: ['house', 'b', 'c'], scheduled: agents }, dealt)).toEqual(['b', 'c'])
  })

  it('is not who is back, where whoever came for it has been', () => {
    const dealt = [{ agents: ['house', 'b', 'c'], scheduled: agents, spy: 'house' }]
    expect(spiesLeft(match, dealt)).toEqual(['b', 'c'])
  })

  it('is anybody where all have been', () => {
    expect(
      spiesLeft(
        match,
        agents.map((spy) => ({ ...match, spy })),
      ),
    ).toEqual(agents)
  })
})
