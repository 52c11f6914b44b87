/**
 * Who meets whom in one round at tables of two. After as many rounds as an agent has others to meet, everybody has met
 * everybody once. If the number of agents is odd, one of them is alone.
 */
export function roundOfPairs(agents: readonly string[], round: number): readonly (readonly string[])[] {
  const places = agents.length % 2 === 0 ? agents : [...agents, undefined]
  const [fixed, ...others] = places
  const turn = round % Math.max(1, others.length)
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)]
  return circle
    .slice(0, circle.length / 2)
    .map((one, place) => [one, circle.at(-1 - place)].filter((agent) => agent !== undefined))
}
