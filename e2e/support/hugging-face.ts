import { startHubStandIn } from '../../packages/agents/src/testing/hub-stand-in.ts'
import { startWhoisspyStandIn } from '../../packages/agents/src/testing/whoisspy-stand-in.ts'
import { space } from './space.ts'

/** A Hub with one Space, and the agent in that Space, both on this machine. */
export async function startHuggingFace() {
  const agent = await startSensibleAgent()
  const hub = await startHubStandIn({ spaces: { [space]: { host: agent.url } } })
  return {
    env: { WIS_HUB_URL: hub.url, WIS_ALLOWED_AGENT_HOSTS: [agent.place, hub.place].join() },
    close: async () => {
      await hub.close()
      await agent.close()
    },
  }
}

/** Says something new each time, and votes for another player. */
function startSensibleAgent() {
  let [me, vote, remarks] = ['', '', 0]
  return startWhoisspyStandIn({
    before: ({ path, body }) => {
      const { status, message = '' } = JSON.parse(body) as { status?: string; message?: string }
      if (path === 'perceive' && status === 'start') me = message
      if (path === 'interact' && status === 'vote')
        vote = message.split(',').find((name) => name !== me) ?? ''
    },
    get speech() {
      return `Something that my neighbour keeps, remark ${++remarks}`
    },
    get vote() {
      return vote
    },
  })
}
