import type { House, HouseContent } from '@foyer/shared/house';
import { articleCategories, articlesFrom, articleTags } from './articles/articles.ts';
import { dayOf } from './calendar.ts';
import { files } from './files/catalogue.ts';
import { forms } from './house/forms.ts';
import { allSeries } from './house/series.ts';
import { alerts, nav, openingExceptionsFrom, openingHours, redirects, settings } from './house/settings.ts';
import { eventTags, eventTypes, genres, productionTags, seasonsOf } from './house/terms.ts';
import { rooms, venues } from './house/venues.ts';
import { homePages } from './pages/home.ts';
import { housePages } from './pages/house.ts';
import { legalPages } from './pages/legal.ts';
import { servicePages } from './pages/service.ts';
import { styleGuidePage } from './pages/style-guide.ts';
import { visitPages } from './pages/visit.ts';
import { personCategories, persons } from './people/persons.ts';
import { drawPicture } from './drawing/render.ts';
import { pictures } from './pictures.ts';
import { eventsFrom } from './programme/events.ts';
import { productionsFrom } from './programme/productions.ts';
import { teasersFrom } from './programme/teasers.ts';

function contentOn(now: Date): HouseContent {
  const today = dayOf(now);
  const productions = productionsFrom(today);
  return {
    settings,
    nav,
    redirects,
    openingHours,
    openingExceptions: openingExceptionsFrom(today),
    alerts,
    pictures,
    files,
    venues,
    rooms,
    series: allSeries,
    genres,
    eventTypes,
    eventTags,
    productionTags,
    seasons: seasonsOf(today),
    personCategories,
    persons,
    productions,
    events: eventsFrom(today, productions),
    teasers: teasersFrom(today),
    articleCategories,
    articleTags,
    articles: articlesFrom(today),
    forms,
    pages: [...homePages, ...visitPages, ...housePages, ...servicePages, styleGuidePage, ...legalPages],
  };
}

const users = [
  { username: 'editor', email: 'editor@nordlicht.example', firstName: 'Edda', lastName: 'Lindqvist', role: 'editor' },
  { username: 'admin', email: 'admin@nordlicht.example', firstName: 'Arne', lastName: 'Thomsen', role: 'admin' },
] as const;

/** The invented house "Haus Nordlicht. Museum und Bühne". */
const house: House = { users, datesMove: true, contentOn, draw: drawPicture };
export default house;
