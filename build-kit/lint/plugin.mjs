import { borders } from './borders.mjs';
import { documented } from './documented.mjs';
import { textDecoration } from './text-decoration.mjs';

/** The house's own rules, for `.oxlintrc.json`. */
export default { meta: { name: 'foyer' }, rules: { borders, documented, 'text-decoration': textDecoration } };
