/** The back-office in the browser. Its page comes from the content service, with who works here (see back-office-pages there). */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readPageUser } from './start/page-user.ts';
import { refuseStrayFiles } from './start/stray-files.ts';

refuseStrayFiles(window);
const place = document.getElementById('app');
if (place) createRoot(place).render(<App user={readPageUser(document)} />);
