import { lazy } from 'react';

/** The frame that chooses a part of a picture: it and its library come when somebody crops. */
export const CropFrame = lazy(() => import('./crop-frame.tsx'));
