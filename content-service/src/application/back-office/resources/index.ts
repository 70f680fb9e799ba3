import { Registry } from '../registry.ts';
import { documentResources } from './documents.ts';
import { formResources } from './forms.ts';
import { logResources } from './log.ts';
import { articleResource } from './magazine.ts';
import { mediaResources } from './media.ts';
import { pageResource } from './pages.ts';
import { personResource } from './people.ts';
import { placeResources } from './places.ts';
import { programmeResources } from './programme.ts';
import { siteResources } from './site.ts';
import { termResources } from './terms.ts';
import { userResource } from './users.ts';

const contents = [
  pageResource,
  ...programmeResources,
  ...placeResources,
  personResource,
  articleResource,
  ...termResources,
  ...mediaResources,
  ...formResources,
  ...siteResources,
  ...documentResources,
  userResource,
];

/** Everything that the back-office manages. A new resource is declared in a file beside this one and named here. */
export const RESOURCES = new Registry([...contents, ...logResources(contents)]);
