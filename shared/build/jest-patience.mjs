import { configure } from '@testing-library/react';

/** What is waited for in a view comes at once, or only on a machine that is busy; by default a second is all it gets. */
configure({ asyncUtilTimeout: 30_000 });
