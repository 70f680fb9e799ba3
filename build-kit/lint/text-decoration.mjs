/** Safari takes a line alone in `text-decoration`, and drops the whole declaration where more is said. */
export const textDecoration = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      parts: 'Safari drops "{{value}}": name colour, style and thickness by properties of their own.',
    },
  },
  create: (context) => ({
    Property({ key, value }) {
      if ((key.name ?? key.value) !== 'textDecoration' || value.type !== 'Literal') return;
      if (/\s/.test(String(value.value).trim()))
        context.report({ node: value, messageId: 'parts', data: { value: value.value } });
    },
  }),
};
