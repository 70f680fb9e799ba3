import { configure } from '@testing-library/react';

// `waitFor` and `findBy` wait for what they mean. Only what hangs takes so long: machines may be busy.
configure({ asyncUtilTimeout: 60_000 });
