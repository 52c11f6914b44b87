// Rules of this repository that no published plugin has.

const refuse = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
})

export default {
  meta: { name: 'house' },
  rules: {
    'named-exports': refuse('Name what a file exports.', ['ExportAllDeclaration']),
    'unions-for-enums': refuse('Use a union derived from an `as const` list.', ['TSEnumDeclaration']),
    'spread-literals': refuse('Name each property: a literal that is spread hides unknown ones.', [
      'ObjectExpression > SpreadElement > ObjectExpression',
      'JSXSpreadAttribute > ObjectExpression',
    ]),
    'environment-in-env': refuse('Read the environment in env.ts (or settings.ts) and hand the values on.', [
      "MemberExpression[object.name='process'][property.name='env']",
    ]),
  },
}
