/** The four means of the task, as the published tables name them. */
export const taskColumns = [
  { id: 'aggressive-target', name: { en: 'clear, target', zh: '清楚，目标词' }, unit: 'count' },
  { id: 'aggressive-distractor', name: { en: 'clear, distractor', zh: '清楚，干扰词' }, unit: 'count' },
  { id: 'conservative-target', name: { en: 'veiled, target', zh: '隐晦，目标词' }, unit: 'count' },
  { id: 'conservative-distractor', name: { en: 'veiled, distractor', zh: '隐晦，干扰词' }, unit: 'count' },
] as const
