/** Where code is nobody's interface: tests, and what they are made with. */
const IS_OF_TESTS = /\.(?:test|spec)\.[mc]?tsx?$|[\\/](?:testing|e2e)[\\/]/;

/** Functions and classes that others can use say what they are for: the caller reads that, and not the code. */
export const documented = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: '"{{name}}" is exported: say in a docstring what a caller needs to know of it.' },
  },
  create(context) {
    if (IS_OF_TESTS.test(context.filename)) return {};
    const check = (node) => {
      const { declaration } = node;
      if (declaration?.type !== 'FunctionDeclaration' && declaration?.type !== 'ClassDeclaration') return;
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
      context.report({ node, messageId: 'missing', data: { name: declaration.id?.name ?? 'default' } });
    };
    return { ExportNamedDeclaration: check, ExportDefaultDeclaration: check };
  },
};
