"""Teams and what lies between missions: Upkeep, shop, experience, the sheet."""
