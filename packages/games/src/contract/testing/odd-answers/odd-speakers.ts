import type { InBoth } from '@wis/engine'

/** Ways to tell somebody else to choose. `P` stands for a player. They must be refused where no players are chosen. */
export const addressed: InBoth<readonly string[]> = {
  en: [
    'Please choose X, P',
    'P, please choose X',
    'Choose X, P.',
    'P, pick X',
    'P chooses X',
    'P: it picks X',
  ],
  zh: ['请选X，P', 'P，请选X', 'P选X', 'P选择X。'],
}

/** Ways to speak of oneself. `P` stands for the own name. They are answers. */
export const ofOneself: InBoth<readonly string[]> = {
  en: ['P: X', 'P chooses X', 'P chooses X.', 'P (me) picks X', '**P** selects X'],
  zh: ['P：X', 'P选X', 'P选择X。', 'P决定X'],
}
