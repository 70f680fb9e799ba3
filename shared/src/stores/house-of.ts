import type { HouseTexts, Settings } from '../api/index.ts';

/** What stands for the house until somebody has entered its name under Settings of the back-office. */
export const UNNAMED: HouseTexts = {
  name: 'Foyer',
  full_name: 'Foyer',
  claim: '',
  programme_intro: '',
  magazine_intro: '',
  security_contact: '',
};

/** Who the house is, in the language that the settings were read in. */
export const houseOf = ({ house }: Pick<Settings, 'house'>): HouseTexts => house ?? UNNAMED;
