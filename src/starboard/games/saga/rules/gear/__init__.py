"""Equipment, supplies, pieces that are deployed, skills, abilities and Feats."""
